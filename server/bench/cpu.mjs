// Loaded before a server that is measured: it tells the CPU time of the process when asked.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
