import { FormProvider, useForm } from 'react-hook-form';
import { INBOX_TEXTS as texts } from '#texts/inbox';
import { addDays, dayText, isDay } from '../../domain/dates.ts';
import { type Enquiry, enquiryOfficeFields } from '../../domain/enquiry.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { DateField } from '../editor/DateField.tsx';
import { Button } from '../ui/Button.tsx';

const DAYS = { tomorrow: 1, inThreeDays: 3, inAWeek: 7 } as const;

interface ReminderProps {
  enquiry: Pick<Enquiry, 'remind_on'>;
  /** @param day '' takes the reminder away */
  onRemind(day: string): void;
}

/** Puts an enquiry aside until a day. */
export function Reminder({ enquiry: { remind_on }, onRemind }: ReminderProps) {
  const form = useForm({ values: { remind_on } });
  const { label } = enquiryOfficeFields.remind_on;
  const choose = form.handleSubmit(({ remind_on: day }) => isDay(day) && onRemind(day));
  return (
    <details className="fold form-part">
      <summary>{remind_on ? texts.remindedOn(dayText(remind_on)) : label}</summary>
      <FormProvider {...form}>
        <form className="stack" noValidate onSubmit={choose}>
          <div className="cluster">
            {(Object.keys(DAYS) as (keyof typeof DAYS)[]).map((name) => (
              <Button key={name} onClick={() => onRemind(addDays(dayInNepal(new Date()), DAYS[name]))}>
                {texts.remind[name]}
              </Button>
            ))}
            {remind_on && (
              <Button variant="bare" onClick={() => onRemind('')}>
                {texts.noReminder}
              </Button>
            )}
          </div>
          <DateField path="remind_on" label={texts.remindDay} hint={undefined} error={undefined} />
          <div className="cluster form-actions">
            <Button type="submit">{texts.remind.onThatDay}</Button>
          </div>
        </form>
      </FormProvider>
    </details>
  );
}
