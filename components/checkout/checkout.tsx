'use client'
import { useRouter, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { buyingSteps } from '@/components/order-kind/steps'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { StepBar } from '@/components/ui/step-bar'
import { useHydrated } from '@/components/ui/use-hydrated'
import { phoneAddress } from '@/lib/client/form/phone-address'
import { checkoutRules } from '@/lib/domain/order/kinds'
import { returnTarget } from '@/lib/web/checkout-history'
import { AddressSection } from './address-section'
import { readSource, type CheckoutSource } from './checkout-source'
import { CouponSection } from './coupon-section'
import { DeliverySection } from './delivery-section'
import { GoodsSection } from './goods-section'
import { InvoiceSection } from './invoice-section'
import { backLink, checkoutView } from './kind-view'
import { PaySection } from './pay-section'
import { StartPending, usePending } from './pending-purchase'
import { PointsSection } from './points-section'
import { Section } from './section'
import { SubsidyQuestion } from './subsidy-question'
import { SubsidySection } from './subsidy-section'
import { Summary } from './summary'
import { isNothingLeft, useCheckout } from './use-checkout'

/** Only checkouts of employee purchase load it. */
const StaffAddresses = lazyPart(() => import('./staff-address-section'), 'StaffAddressSection')

/** Cards with the sums beside them; one column on phones. */
const layoutClass = 'grid gap-4 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start'

/** The checkout of one shop. Rendered in the browser only, because it depends on the query of the URL. */
export function Checkout({ steps = buyingSteps }: { steps?: readonly string[] }) {
  const isHydrated = useHydrated()
  return (
    <>
      <StepBar steps={steps} current={1} className="mx-auto mb-6 max-w-2xl max-md:hidden" />
      {isHydrated ? <RedirectAfterPlacing /> : <CheckoutSkeleton />}
    </>
  )
}

/** Going back to a checkout whose order was placed redirects to the orders (spec 1 §2). */
function RedirectAfterPlacing() {
  const router = useRouter()
  // Read once: placing the order marks the history entry while this page is still shown.
  const [target] = useState(() => returnTarget(window.history.state))
  useEffect(() => {
    if (target) router.replace(phoneAddress(target))
  }, [router, target])
  return target ? <CheckoutSkeleton /> : <StartedCheckout />
}

/** The checkout, after a pending purchase of a guest was put into the buy-now line. */
function StartedCheckout() {
  const pending = usePending()
  const { distributorId, ordered } = readSource(useSearchParams())
  if (pending === null) return <OpenCheckout />
  return (
    <StartPending
      pending={pending}
      distributorId={distributorId}
      isPoints={ordered.kind === 'pointsmall'}
      skeleton={<CheckoutSkeleton />}
    />
  )
}

function OpenCheckout() {
  const params = useSearchParams()
  const source = useMemo(() => readSource(params), [params])
  const model = useCheckout(source)
  const { preview, refusals } = model
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  // Also when an order in another tab took the products.
  if (isNothingLeft(model.previewError) && !model.isSubmitting) return <NothingToOrder source={source} />
  if (!preview) {
    if (!model.previewError) return <CheckoutSkeleton />
    return (
      <div className="rounded-card border-line bg-card border pb-12 text-center">
        <ErrorState
          text={model.previewError.message}
          onRetry={model.recalculate}
          retrying={model.isCalculating}
          className="pb-4!"
        />
        <BackLink source={source} />
      </div>
    )
  }
  const { kind } = source.ordered
  const { canPickUp, hasStaffAddresses } = checkoutView(kind)
  const { steps, market } = checkoutRules(kind)
  const isPaidByPoints = market === 'points' && preview.total_fee === 0
  return (
    <div ref={page} className={layoutClass} aria-busy={model.isCalculating}>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {canPickUp ? (
          <DeliverySection model={model} distributorId={source.distributorId} />
        ) : (
          <Section title="选择取货方式">
            <p className="text-text text-sm">快递</p>
          </Section>
        )}
        {hasStaffAddresses && (
          <Suspense fallback={null}>
            <StaffAddresses model={model} />
          </Suspense>
        )}
        {model.choice.receiptType === 'logistics' && (
          <AddressSection model={model} offersForm={!hasStaffAddresses} />
        )}
        {/* Points alone are paid with the order, and have no invoice (contract trade §11). */}
        {!isPaidByPoints && <PaySection model={model} />}
        <GoodsSection model={model} preview={preview} />
        {steps.includes('coupon') && <CouponSection model={model} preview={preview} source={source} />}
        <SubsidySection model={model} preview={preview} />
        <PointsSection model={model} preview={preview} />
        {!isPaidByPoints && <InvoiceSection model={model} preview={preview} />}
      </div>
      <Summary model={model} preview={preview} />
      <SubsidyQuestion model={model} preview={preview} />
      {model.isCalculating && (
        // A transparent overlay: no clicks while the amounts are about to change.
        <div className="fixed inset-0 z-30 cursor-progress" data-testid="calculating" aria-hidden />
      )}
    </div>
  )
}

/** A checkout without products, with ways on. */
function NothingToOrder({ source }: { source: CheckoutSource }) {
  const { nothingLeft } = checkoutView(source.ordered.kind)
  return (
    <div role="alert" className="rounded-card border-line bg-card border">
      {nothingLeft ? (
        <Empty occasion="cart" {...nothingLeft} />
      ) : (
        <Empty occasion="cart" text="没有待结算的商品，已提交的订单可在“我的订单”中查看">
          <div className="flex flex-wrap items-center justify-center gap-3">
            <ButtonLink href="/member/trade">我的订单</ButtonLink>
            <BackLink source={source} />
          </div>
        </Empty>
      )}
    </div>
  )
}

/** Back from a checkout that cannot be shown, to where its products were chosen. */
function BackLink({ source: { ordered } }: { source: CheckoutSource }) {
  const { href, text } = backLink(ordered)
  return (
    <ButtonLink href={href} variant="text">
      {text}
    </ButtonLink>
  )
}

/** Placeholder of addresses, lines and sums. */
function CheckoutSkeleton() {
  return (
    <div role="status" aria-label="加载中" className={layoutClass}>
      <div className="grid grid-cols-1 gap-4">
        <div className="rounded-card border-line bg-card grid gap-4 border p-6 md:grid-cols-2">
          <Skeleton className="h-5 w-24 md:col-span-2" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28 max-md:hidden" />
        </div>
        <div className="rounded-card border-line bg-card grid gap-4 border p-6">
          <Skeleton className="h-5 w-24" />
          <div className="flex gap-4">
            <Skeleton className="size-16" />
            <SkeletonText lines={2} className="flex-1" />
          </div>
        </div>
      </div>
      <div className="rounded-card border-line bg-card grid content-start gap-4 border p-5">
        <SkeletonText lines={4} />
        <Skeleton className="mt-2 h-11" />
      </div>
    </div>
  )
}
