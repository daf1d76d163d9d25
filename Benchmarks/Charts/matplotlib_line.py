"""Draws a line through the numbers of a file with Matplotlib, and prints the median of the processor time in milliseconds.

usage: matplotlib_line.py FORMAT NUMBERS OUTPUT
"""
import io, sys, time
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt

format_, numbers, output = sys.argv[1:]
values = [float(line) for line in open(numbers)]
times = []
for _ in range(21):
    start = time.process_time()
    figure = plt.figure(figsize=(6.4, 4.8), dpi=100)
    plt.plot(values)
    data = io.BytesIO()
    figure.savefig(data, format=format_)
    plt.close(figure)
    times.append((time.process_time() - start) * 1000)
open(output, "wb").write(data.getvalue())
print(sorted(times)[len(times) // 2], times[0])
