import { setTimeout } from 'node:timers/promises';
import { tryLock } from './file-lock.ts';

/**
 * Loaded into a build's process before Astro. Builds of one project wait for each other here, since Astro keeps
 * what a build has collected in the project's `.astro` folder. The build itself holds the lock, so that it is
 * held exactly as long as something is written.
 */
const lockFile = process.env.BUILD_LOCK_FILE;
// Workers and children of the build load this file again with what is left of its environment.
delete process.env.BUILD_LOCK_FILE;

if (lockFile) {
  // A build whose server has died would go on writing for nobody.
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
  while (!tryLock(lockFile)) await setTimeout(100);
}
