import type { ComponentProps, MouseEvent } from 'react';

const CLASSES = {
  primary: 'button',
  quiet: 'button button-quiet',
  bare: 'button button-quiet button-bare',
  danger: 'button button-quiet button-danger',
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof CLASSES;
  /** At work: takes no press and says so, but keeps the focus, which a disabled button would lose. */
  busy?: boolean;
  busyLabel?: string;
  /** Goes on where the label ends, for those who cannot see which row it stands in. */
  hiddenLabel?: string;
}

export function Button({
  variant = 'quiet',
  busy = false,
  busyLabel,
  hiddenLabel,
  disabled,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = [CLASSES[variant], className].filter(Boolean).join(' ');
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={press}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? (busyLabel ?? children) : children}
      {hiddenLabel && !busy && <span className="visually-hidden"> {hiddenLabel}</span>}
    </button>
  );
}
