// Is loaded before a measured server. Sends the CPU time of the process to the parent when asked.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
