import type { Sections } from '../../domain/section.ts';
import { Figures } from '../ui/Figures.tsx';

/** The strip below the hero. */
export const Stats = ({ stats }: { stats: Sections['home']['stats'] }) => <Figures figures={stats.entries} />;
