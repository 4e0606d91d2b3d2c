// Runs in the process of each measured server. Sends the CPU time to the parent process on request.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
