import { useEffect } from 'react';
import { ADMIN_CAROUSEL_TEXTS as texts } from '#texts/records';
import { byPosition, type CarouselItem } from '../../domain/carousel-item.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import type { RecordListProps } from '../records/RecordTable.tsx';
import { ofCompany } from '../ui/CompanyFilter.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { CarouselGroup } from './CarouselGroup.tsx';
import { useOrder } from './use-order.ts';

/** The pictures of each company, in the order visitors see. */
export function CarouselList({ records, opening, inUse, actions }: RecordListProps<CarouselItem>) {
  const order = useOrder();
  const { reset } = order;
  useEffect(() => {
    if (inUse) reset();
  }, [inUse, reset]);
  return (
    <>
      <MutationFailure what={texts.saveFailed} of={order} />
      {COMPANY_IDS.map((company) => {
        const items = ofCompany(records, company).sort(byPosition);
        return (
          items.length > 0 && (
            <CarouselGroup
              key={company}
              company={company}
              items={items}
              // Moving an item makes a new version of it, over which an open form would stumble.
              movable={!inUse}
              opening={opening}
              actions={actions}
              onOrder={(ids) => order.mutate({ company_id: company, ids })}
            />
          )
        );
      })}
    </>
  );
}
