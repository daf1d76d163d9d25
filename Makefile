# `make` prints its targets. `make run` and `make test` install missing system packages; `packages=` prevents that.

SWIFT ?= swift
build = SWIFT=$(SWIFT) scripts/build
# The tests and the programs that they run; nothing else is linked.
build_tests = $(build) --product trellisPackageTests

run_packages = pkg-config libcairo2-dev libpango1.0-dev libsdl2-dev \
  libdeflate-dev libpng-dev libturbojpeg0-dev libwebp-dev librsvg2-dev \
  fonts-inter fonts-quicksand fonts-dejavu-core fonts-noto-color-emoji bootstrap-icons
test_packages = $(run_packages) xvfb xdotool openbox imagemagick x11-utils graphviz librsvg2-bin \
  poppler-utils dbus-daemon python3-gi
bench_packages = valgrind binutils
browser_packages = $(run_packages) chromium python3-venv

# Executables that no test needs.
programs = $(shell SWIFT=$(SWIFT) scripts/targets programs)

swift_files = Package.swift Plugins Sources Tests Examples Fuzz

PREFIX ?= /usr/local
EXAMPLE ?= Shelf

.PHONY: help run install test test-browser scenes gallery show-window build programs warm lint format check bench bench-graph bench-ui bench-peers compatibility fuzz fuzz-images sanitize docs

help: ## print the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 14

run: packages ?= $(run_packages)
run: ## show the example app: in a window, or where there is no display, as a picture
	@scripts/require $(packages)
	$(build) --product trellis
	@scripts/show Examples/$(EXAMPLE)

install: packages ?= $(run_packages)
install: ## put the command trellis into PREFIX=/usr/local; it needs neither this folder then nor another build
	@scripts/require $(packages)
	$(build) --configuration release --product trellis
	@"$$($(SWIFT) build --configuration release --show-bin-path 2>/dev/null)/trellis" install "$(PREFIX)"

test: packages ?= $(test_packages)
test: ## build what tests need, and run every test (names="Input Scrolling": only the targets with these words in their names)
	@scripts/require $(packages)
	$(build_tests)
	@SWIFT=$(SWIFT) scripts/test $(names)

scenes: packages ?= $(test_packages)
scenes: ## write Fixtures/Scenes and their references anew, to be looked at
	@scripts/require $(packages)
	$(build_tests)
	TRELLIS_WRITE_SCENES=1 $(SWIFT) test --skip-build --filter SceneTests

gallery: packages ?= $(test_packages)
gallery: ## write the gallery's pictures in docs/gallery anew, to be looked at
	@scripts/require $(packages)
	$(build_tests)
	TRELLIS_WRITE_GALLERY=1 $(SWIFT) test --skip-build --filter GalleryTests

build: packages ?= $(run_packages)
build: ## build everything but the tests
	@scripts/require $(packages)
	$(build)

programs: packages ?= $(run_packages) python3
programs: ## compile the programs that no test needs, without linking them
	@scripts/require $(packages)
	for program in $(programs); do $(build) --target $$program || exit 1; done

warm: ## build beside what was built before, in ways that broke builds once
	@scripts/require
	@SWIFT=$(SWIFT) scripts/check-warm-build

show-window: packages ?= $(test_packages) xclip
show-window: ## use a real window on a screen in memory, and check what the app says: three minutes (random=SECONDS of random input, 60)
	@scripts/require $(packages)
	$(build) --product trellis
	@SWIFT=$(SWIFT) random=$(random) scripts/show-window

test-browser: packages ?= $(browser_packages)
test-browser: ## use the inspector's page in a real Chromium (names=: only tests with these words in their names)
	@scripts/require $(packages)
	$(build) --product trellis
	@SWIFT=$(SWIFT) scripts/test-browser $(names)

lint: ## check the format, the targets' imports and their rows in ARCHITECTURE.md, the length of files, and the language of comments; after a build, that Core compiles alone; that the engine compiles without the system's libraries
	$(SWIFT) format lint --strict --recursive $(swift_files)
	@SWIFT=$(SWIFT) scripts/check-targets
	@scripts/check-language
	@scripts/check-paths
	@SWIFT=$(SWIFT) scripts/check-core
	@SWIFT=$(SWIFT) scripts/check-portable

format: ## format the sources in place
	$(SWIFT) format --in-place --recursive $(swift_files)

docs: ## build the engine's documentation, warnings being errors, and look for the tests that it names
	@SWIFT=$(SWIFT) scripts/docs

check: test programs lint docs ## what CI does

bench: packages ?= $(run_packages)
bench: ## count and time what views cost: a few minutes (flags=--quick: one; flags=NAME: one scenario)
	@scripts/require $(packages)
	@scripts/bench $(flags)

bench-graph: packages ?= $(bench_packages)
bench-graph: ## measure the graph engine against the floor: five minutes (flags=--quick: one)
	@scripts/require $(packages)
	@scripts/bench-graph $(flags)

bench-ui: packages ?= $(run_packages)
bench-ui: ## measure drawing, pictures of views, motion and lists: five minutes (flags=--quick: one)
	@scripts/require $(packages)
	@scripts/bench-ui $(flags)

bench-peers: packages ?= $(run_packages) xvfb cmake g++ qt6-base-dev qt6-declarative-dev qml6-module-qtquick \
  qml6-module-qtquick-window qml6-module-qtqml-models qml6-module-qtqml-workerscript libgtk-4-dev
bench-peers: ## the same rows in Qt Quick and GTK 4, in turns: ten minutes (flags="--only trellis,qt": some; dom: Chromium, see its README)
	@scripts/require $(packages)
	@Benchmarks/Peers/run $(flags)

compatibility: packages ?= $(run_packages)
compatibility: ## count which public source compiles: SOURCES="FOLDER FOLDER" (flags=--write: into docs/COMPATIBILITY.md)
	@scripts/require $(packages)
	$(build)
	@scripts/compatibility $(SOURCES) $(flags)

fuzz: packages ?= $(run_packages)
fuzz: seconds ?= 600
fuzz: edits ?= 100000
fuzz: ## look for programs that the graph runs wrong, texts that the display list reads wrong, and bytes that the inspector's port takes wrong, for seconds=600 each; then for views that edits=100000 random edits break
	@scripts/require $(packages)
	@scripts/fuzz $(seconds)
	@scripts/fuzz-display-list $(seconds)
	@scripts/fuzz-inspector $(seconds)
	@SWIFT=$(SWIFT) scripts/fuzz-views $(edits)

fuzz-images: packages ?= $(run_packages)
fuzz-images: seconds ?= 300
fuzz-images: ## look for pictures that end the process, for seconds=300
	@scripts/require $(packages)
	@scripts/fuzz-images $(seconds)

sanitize: packages ?= $(run_packages)
sanitize: ## run the graph's tests with the address and the thread sanitizer
	@scripts/require $(packages)
	@scripts/sanitize
