import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'quiet' | 'danger';
  /** At work: disabled, and saying so. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  busy = false,
  busyLabel,
  disabled,
  children,
  className,
  ...rest
}: ButtonProps) {
  const classes = ['button', variant, className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={classes} disabled={busy || disabled} aria-busy={busy}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
