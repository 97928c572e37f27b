import type { ComponentProps } from 'react';
import { formatTime } from './format.ts';

/** @param at ISO 8601; shown as a clock in Nepal has it */
export function Time({ at, ...props }: { at: string } & ComponentProps<'time'>) {
  return (
    <time dateTime={at} {...props}>
      {formatTime(at)}
    </time>
  );
}
