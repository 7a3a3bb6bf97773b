// npm run bench:kill : 50 times kill -9 in the middle of writes and uploads, on each engine.
import { killDuringWrites } from './kill.ts';

const times = Number(process.env.TIMES ?? 50);
for (const engine of ['embedded', 'postgres'] as const) {
  const { problems, kills, artworks, changes, files } = await killDuringWrites({ times, engine });
  console.info(
    `${engine}: ${kills} kills, ${artworks} artworks, ${changes} changes and ${files} files acknowledged, ${problems.length} problems`,
  );
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
