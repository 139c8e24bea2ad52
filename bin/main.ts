import { program } from '@tafelrunde/cli';

// The program that reads our output may stop reading; that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// The command line and the server meet here alone: no app imports another. The server is loaded when it is started.
process.exitCode = await program(process.argv.slice(2), async (settings) => {
  const { startServer } = await import('@tafelrunde/server');
  return await startServer(settings);
});
