"""Draws a line through the numbers of a file with Matplotlib.

usage: matplotlib_line.py FORMAT NUMBERS OUTPUT

Prints the median of the processor time of a picture and the time of the first, in milliseconds.
"""
import io
import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

format_, numbers, output = sys.argv[1:]
with open(numbers) as file:
    values = [float(line) for line in file]
times = []
for _ in range(21):
    start = time.process_time()
    figure = plt.figure(figsize=(6.4, 4.8), dpi=100)
    plt.plot(values)
    data = io.BytesIO()
    figure.savefig(data, format=format_)
    plt.close(figure)
    times.append((time.process_time() - start) * 1000)
with open(output, "wb") as file:
    file.write(data.getvalue())
print(f"{sorted(times)[len(times) // 2]:.2f} {times[0]:.2f}")
