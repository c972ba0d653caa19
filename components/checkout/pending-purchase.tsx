'use client'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { startPurchase } from '@/components/goods/start-purchase'
import { startExchange } from '@/components/points-mall/exchange'
import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { fallbackMessage } from '@/lib/client/call/api-error'
import { phoneAddress } from '@/lib/client/form/phone-address'
import { soldGoodsHref } from '@/lib/web/points-href'
import { exchangePath, readPending, startedHref, type PendingPurchase } from '@/lib/web/purchase-href'

interface PendingPurchaseProps {
  pending: PendingPurchase
  distributorId: number
  /** An exchange in the points mall. */
  isPoints?: boolean | undefined
  /** Shown while it starts. */
  skeleton: ReactNode
}

/** Starts the purchase that a guest chose before signing in; then the checkout shows it. */
export function StartPending({ pending, distributorId, isPoints = false, skeleton }: PendingPurchaseProps) {
  const router = useRouter()
  const params = useSearchParams()
  const [error, setError] = useState<unknown>(null)
  // React runs effects twice in development; a seckill gives one ticket.
  const hasStarted = useRef(false)

  const start = async () => {
    setError(null)
    try {
      if (isPoints) await startExchange(pending.itemId, pending.num, distributorId)
      const started = isPoints
        ? startedHref(params.toString(), null, exchangePath)
        : startedHref(params.toString(), await startPurchase(pending, distributorId))
      router.replace(phoneAddress(started))
    } catch (reason) {
      setError(reason)
    }
  }
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void start()
  })
  if (error === null) return skeleton
  return (
    <div className="rounded-card border-line bg-card border pb-12 text-center">
      <ErrorState
        text={error instanceof Error ? error.message : fallbackMessage}
        onRetry={() => void start()}
        retrying={false}
        className="pb-4!"
      />
      <ButtonLink href={soldGoodsHref(pending.itemId, isPoints)} variant="text">
        返回商品
      </ButtonLink>
    </div>
  )
}

/** The purchase of the address that has to be started; null without one. */
export const usePending = (): PendingPurchase | null => readPending(useSearchParams())
