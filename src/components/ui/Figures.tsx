/** Marketing figures: a big number and what it counts. */
export const Figures = ({ figures }: { figures: readonly { value: string; label: string }[] }) => (
  <dl className="figures">
    {figures.map(({ value, label }) => (
      <div key={label}>
        <dt className="muted small">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
