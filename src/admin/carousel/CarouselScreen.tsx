import { useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { CAROUSEL_TEXTS } from '#texts/carousel';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { deleteCarouselItem, getCarouselItem } from '../api/calls.ts';
import { queryKeys, useCarousel, useDelete } from '../app/queries.ts';
import { DeletedNotice } from '../history/DeletedNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { mayDiscard } from '../ui/unsaved.ts';
import { useEditor } from '../ui/use-editor.ts';
import { CarouselForm } from './CarouselForm.tsx';
import { CarouselGroup } from './CarouselGroup.tsx';
import { inOrder, useOrder } from './use-order.ts';

export function CarouselScreen() {
  const items = useCarousel();
  const remove = useDelete<CarouselItem>(deleteCarouselItem, queryKeys.carousel);
  const order = useOrder();
  const { editor, addButton, formKey, before, add, edit, reopen, hide, loadingId, loadFailure } =
    useEditor(getCarouselItem);
  const [saved, setSaved] = useState<{ caption: string; added: boolean }>();

  const begin = (start: () => void) => {
    if (!mayDiscard()) return;
    setSaved(undefined);
    remove.reset();
    order.reset();
    start();
  };

  const confirmDelete = (item: CarouselItem) => {
    if (!window.confirm(`Delete this carousel item?\n\n${item.caption}`)) return;
    setSaved(undefined);
    remove.mutate(item, {
      onSuccess: () => {
        if (before?.value.id === item.id) hide();
      },
    });
  };

  return (
    <Screen
      title="Carousel"
      note={items.data && `${items.data.length} ${items.data.length === 1 ? 'item' : 'items'}`}
      actions={
        editor.mode !== 'add' && (
          <Button ref={addButton} variant="primary" onClick={() => begin(add)}>
            Add carousel item
          </Button>
        )
      }
    >
      <StatusRegion>
        {saved && (
          <Notice tone="success">
            {saved.added ? 'Added' : 'Saved'} “{saved.caption}”.
          </Notice>
        )}
        {remove.isSuccess && (
          <DeletedNotice
            address={{ kind: 'carousel', id: remove.variables.id }}
            what={`“${remove.variables.caption}”`}
          />
        )}
      </StatusRegion>
      {remove.isError && (
        <Failure
          what={ADMIN_TEXTS.carouselDeleteFailed}
          error={remove.error}
          onRetry={() => remove.mutate(remove.variables)}
        />
      )}
      {order.isError && (
        <Failure
          what={ADMIN_TEXTS.carouselSaveFailed}
          error={order.error}
          onRetry={() => order.mutate(order.variables)}
        />
      )}
      {loadFailure && (
        <Failure
          what={CAROUSEL_TEXTS.failed}
          error={loadFailure.error}
          onRetry={() => begin(() => edit(loadFailure.id))}
        />
      )}
      {editor.mode !== 'hidden' && (
        <CarouselForm
          key={formKey}
          before={before}
          onReopen={reopen}
          onCancel={() => {
            if (mayDiscard()) hide();
          }}
          onSaved={({ caption }, added) => {
            setSaved({ caption, added });
            hide();
          }}
        />
      )}
      {items.isPending && <Loading>Loading carousel…</Loading>}
      {items.isError && (
        <Failure
          what={CAROUSEL_TEXTS.failed}
          error={items.error}
          busy={items.isFetching}
          onRetry={() => void items.refetch()}
        />
      )}
      {items.data?.length === 0 && <p className="placeholder">{ADMIN_TEXTS.carouselEmpty}</p>}
      {items.data &&
        COMPANY_IDS.map((company) => {
          const own = inOrder(items.data, company);
          if (own.length === 0) return null;
          return (
            <CarouselGroup
              key={company}
              company={company}
              items={own}
              // Moving an item makes a new version of it, over which an open form would stumble.
              movable={editor.mode !== 'edit' && loadingId === undefined && !remove.isPending}
              busy={loadingId !== undefined}
              loadingId={loadingId}
              onEdit={(item) => begin(() => edit(item.id))}
              onDelete={confirmDelete}
              onOrder={(ids) => order.mutate({ company, ids })}
            />
          );
        })}
    </Screen>
  );
}
