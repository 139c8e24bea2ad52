import { program } from './program.ts';

// Whoever reads our output may stop reading; that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await program(process.argv.slice(2));
