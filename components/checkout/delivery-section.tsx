'use client'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ChoiceCard } from '@/components/ui/choice-card'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

const Pickup = lazyPart(() => import('./pickup-fields'), 'PickupFields')

/** 选择取货方式: for shops with pickup; orders of the mall itself are always delivered. */
export function DeliverySection({ model, distributorId }: { model: CheckoutModel; distributorId: number }) {
  const { data: shop } = useQuery(
    query.shop.isValid.queryOptions({
      input: { distributor_id: distributorId },
      enabled: distributorId > 0,
      meta: { silent: true },
    }),
  )
  if (!shop?.is_ziti) return null
  const { receiptType } = model.choice
  return (
    <Section title="选择取货方式">
      <div role="radiogroup" aria-label="取货方式" className="flex flex-wrap gap-3">
        <ChoiceCard
          name="receipt"
          checked={receiptType === 'logistics'}
          onChoose={() => model.change({ receiptType: 'logistics' })}
          className="px-8 py-2.5 text-center text-sm max-md:flex-1"
        >
          快递
        </ChoiceCard>
        <ChoiceCard
          name="receipt"
          checked={receiptType === 'ziti'}
          onChoose={() =>
            model.change({
              receiptType: 'ziti',
              pickup: {
                ...model.choice.pickup,
                name: model.choice.pickup.name || (model.address?.username ?? ''),
                mobile: model.choice.pickup.mobile || (model.address?.telephone ?? ''),
              },
            })
          }
          className="px-8 py-2.5 text-center text-sm max-md:flex-1"
        >
          自提
        </ChoiceCard>
      </div>
      {receiptType === 'ziti' && (
        <Suspense fallback={<Skeleton className="mt-4 h-40" />}>
          <Pickup
            distributorId={distributorId}
            shop={shop}
            value={model.choice.pickup}
            onChange={(pickup) => model.change({ pickup })}
            errorOf={model.errorOf}
          />
        </Suspense>
      )}
    </Section>
  )
}
