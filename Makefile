# `make` prints its targets. `make run` and `make test` install missing system packages; `packages=` prevents that.

SWIFT ?= swift
build = SWIFT=$(SWIFT) scripts/build
# The tests and the programs that they run; nothing else is linked.
build_tests = $(build) --product trellisPackageTests
# The build for users. An installation is stripped, so debug information would only take time.
release = --configuration release -debug-info-format none

run_packages = pkg-config libcairo2-dev libpango1.0-dev libsdl2-dev \
  libdeflate-dev libpng-dev libturbojpeg0-dev libwebp-dev libsqlite3-dev librsvg2-2 \
  fonts-inter fonts-quicksand fonts-dejavu-core fonts-noto-color-emoji bootstrap-icons
test_packages = $(run_packages) xvfb xdotool openbox imagemagick x11-utils graphviz librsvg2-bin \
  poppler-utils dbus-daemon python3-gi libgstreamer-plugins-base1.0-0 gstreamer1.0-plugins-base \
  gstreamer1.0-plugins-good
bench_packages = valgrind binutils
browser_packages = $(run_packages) chromium python3-venv

# Executables that no test needs.
programs = $(shell SWIFT=$(SWIFT) scripts/targets programs)

swift_files = Package.swift Plugins Sources Tests Examples Fuzz

PREFIX ?= /usr/local
EXAMPLE ?= Shelf

.PHONY: help run install dist test-dist test test-browser test-durability scenes gallery show-window test-screen-reader gate build programs warm lint format check bench bench-graph bench-ui bench-data bench-peers compatibility fuzz fuzz-images sanitize docs

help: ## print the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 20

run: packages ?= $(run_packages)
run: ## show the example app in a window, or as a picture if there is no display
	@scripts/require $(packages)
	$(build) --product trellis
	@scripts/show Examples/$(EXAMPLE)

install: packages ?= $(run_packages)
install: ## install the command trellis in PREFIX=/usr/local, independent of this folder
	@scripts/require $(packages)
	$(build) $(release) --product trellis
	@"$$($(SWIFT) build --configuration release --show-bin-path 2>/dev/null)/trellis" install "$(PREFIX)"

dist: packages ?= $(run_packages) xz-utils
dist: ## pack the command with the Swift runtime as an archive in out/dist, with its checksum
	@scripts/require $(packages)
	$(build) $(release) --product trellis
	@SWIFT=$(SWIFT) scripts/dist

test-dist: packages ?= $(run_packages) xz-utils binutils
test-dist: ## unpack the archive of make dist, and render a picture with it as another user
	@scripts/require $(packages)
	@scripts/test-dist

test: packages ?= $(test_packages)
test: ## build and run every test (names="Input Scrolling": only targets with these words in their names)
	@scripts/require $(packages)
	$(build_tests)
	@SWIFT=$(SWIFT) scripts/test $(names)

scenes: packages ?= $(test_packages)
scenes: ## rewrite Fixtures/Scenes and their reference pictures, for review
	@scripts/require $(packages)
	$(build_tests)
	TRELLIS_WRITE_SCENES=1 $(SWIFT) test --skip-build --filter SceneTests

gallery: packages ?= $(test_packages)
gallery: ## rewrite the gallery's pictures in docs/gallery, for review
	@scripts/require $(packages)
	$(build_tests)
	TRELLIS_WRITE_GALLERY=1 $(SWIFT) test --skip-build --filter GalleryTests

build: packages ?= $(run_packages)
build: ## build everything but the tests
	@scripts/require $(packages)
	$(build)

programs: packages ?= $(run_packages) python3
programs: ## compile the programs that tests don't use, without linking
	@scripts/require $(packages)
	for program in $(programs); do $(build) --target $$program || exit 1; done

warm: ## check incremental builds that broke in the past
	@scripts/require
	@SWIFT=$(SWIFT) scripts/check-warm-build

show-window: packages ?= $(test_packages) xclip
show-window: ## test a real window on a virtual display: three minutes (random=SECONDS of random input, 60)
	@scripts/require $(packages)
	$(build) --product trellis
	@SWIFT=$(SWIFT) random=$(random) scripts/show-window

test-screen-reader: packages ?= $(run_packages) xvfb at-spi2-core libglib2.0-bin python3-pyatspi dbus
test-screen-reader: ## use Shelf through the accessibility bus, as a screen reader does: a minute
	@scripts/require $(packages)
	$(build) --product trellis
	@SWIFT=$(SWIFT) scripts/test-screen-reader

gate: packages ?= $(test_packages)
gate: ## build a public app from unchanged sources, and use it in a window (app=food-truck folder=SOURCES)
	@scripts/require $(packages)
	$(build) --product trellis
	@SWIFT=$(SWIFT) scripts/gate-app $(app) $(folder)

test-browser: packages ?= $(browser_packages)
test-browser: ## test the inspector's page in Chromium (names=WORDS: only tests with these words in their names)
	@scripts/require $(packages)
	$(build) --product trellis
	@SWIFT=$(SWIFT) scripts/test-browser $(names)

test-durability: packages ?= $(run_packages) python3
test-durability: ## kill a process that saves with SwiftData 500 times, and fill a file system: five minutes
	@scripts/require $(packages)
	$(build) --product TrellisDataChecksCLI
	@scripts/kill-writers

lint: ## check formatting, imports, target tables, file lengths, comments' language and paths, which features use which, and that Core's folders and the engine compile alone (after a build)
	$(SWIFT) format lint --strict --recursive $(swift_files)
	@SWIFT=$(SWIFT) scripts/check-targets
	@scripts/check-language
	@scripts/check-paths
	@SWIFT=$(SWIFT) scripts/check-core
	@SWIFT=$(SWIFT) scripts/check-folders
	@SWIFT=$(SWIFT) scripts/check-portable

format: ## format the sources in place
	$(SWIFT) format --in-place --recursive $(swift_files)

docs: ## build the engine's documentation with warnings as errors, check that the tests it names exist, and that docs/API.md is up to date (after a build)
	@SWIFT=$(SWIFT) scripts/docs
	@SWIFT=$(SWIFT) scripts/api --check

check: test programs lint docs ## everything that CI runs

bench: packages ?= $(run_packages)
bench: ## measure the costs of views: a few minutes (flags=--quick: one minute; flags=NAME: one scenario)
	@scripts/require $(packages)
	@scripts/bench $(flags)

bench-graph: packages ?= $(bench_packages)
bench-graph: ## measure the graph engine against the floor: five minutes (flags=--quick: one minute)
	@scripts/require $(packages)
	@scripts/bench-graph $(flags)

bench-ui: packages ?= $(run_packages)
bench-ui: ## measure drawing, pictures of views, motion and lists: five minutes (flags=--quick: one minute)
	@scripts/require $(packages)
	@scripts/bench-ui $(flags)

bench-data: packages ?= $(run_packages) python3
bench-data: ## compare SwiftData with SQLite alone and with GRDB: a minute
	@scripts/require $(packages)
	$(build) --configuration release --product TrellisDataBenchmarks
	$(SWIFT) build --configuration release --package-path Benchmarks/Data/GRDB
	@Benchmarks/Data/run

bench-peers: packages ?= $(run_packages) xvfb cmake g++ qt6-base-dev qt6-declarative-dev qml6-module-qtquick \
  qml6-module-qtquick-window qml6-module-qtqml-models qml6-module-qtqml-workerscript \
  qml6-module-qtquick-controls qml6-module-qtquick-templates libgtk-4-dev
bench-peers: ## compare with Qt Quick and GTK 4: ten minutes (flags="--only trellis,qt": a selection; dom: Chromium, see its README)
	@scripts/require $(packages)
	@Benchmarks/Peers/run $(flags)

compatibility: packages ?= $(run_packages)
compatibility: ## count the public sources that compile: SOURCES="FOLDER FOLDER" (flags=--write: update docs/COMPATIBILITY.md)
	@scripts/require $(packages)
	$(build) --product trellis
	@scripts/compatibility $(SOURCES) $(flags)

fuzz: packages ?= $(run_packages)
fuzz: seconds ?= 600
fuzz: edits ?= 100000
fuzz: ## fuzz the graph, the display list's reader and the inspector's port for seconds=600 each; then views, with edits=100000 random edits
	@scripts/require $(packages)
	@scripts/fuzz $(seconds)
	@scripts/fuzz-display-list $(seconds)
	@scripts/fuzz-inspector $(seconds)
	@SWIFT=$(SWIFT) scripts/fuzz-views $(edits)

fuzz-images: packages ?= $(run_packages)
fuzz-images: seconds ?= 300
fuzz-images: ## fuzz the image decoders for seconds=300
	@scripts/require $(packages)
	@scripts/fuzz-images $(seconds)

sanitize: packages ?= $(run_packages)
sanitize: ## run the graph's tests with the address and thread sanitizers
	@scripts/require $(packages)
	@scripts/sanitize
