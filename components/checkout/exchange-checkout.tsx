'use client'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { exchangeSteps } from '@/components/order-kind/steps'
import { useHydrated } from '@/components/ui/use-hydrated'
import { phoneAddress } from '@/lib/client/form/phone-address'
import { pointsMallHref } from '@/lib/web/points-href'
import { Checkout } from './checkout'
import { readSource } from './checkout-source'

/**
 * The checkout of an exchange. Its address without the order type, such as one that was typed, would be the checkout of
 * the cart: it leads to the points mall. Decided in the browser, because the page is rendered without the query.
 */
export function ExchangeCheckout() {
  const router = useRouter()
  const { ordered } = readSource(useSearchParams())
  const isBare = useHydrated() && ordered.kind !== 'pointsmall'
  useEffect(() => {
    if (isBare) router.replace(phoneAddress(pointsMallHref()))
  }, [isBare, router])
  return isBare ? null : <Checkout steps={exchangeSteps} />
}
