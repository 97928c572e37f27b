// Read by whatever Node.js the machine has: no syntax that an old one does not know.
const NEEDED = 24;
const version = process.versions.node;

if (Number(version.split('.')[0]) < NEEDED) {
  console.error(
    `\nThis needs Node.js ${NEEDED}, and ran on ${version}. npm ci brings the right one with it, unless it may run no scripts:\n` +
      'repeat it as "npm ci --ignore-scripts=false", or install Node.js ' +
      `${NEEDED} from https://nodejs.org and start again.\n`,
  );
  process.exit(1);
}
