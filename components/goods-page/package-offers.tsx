'use client'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNearViewport } from '@/components/ui/use-near-viewport'

const PackageList = lazy(async () => ({ default: (await import('./package-list')).PackageList }))

/** 优惠套装 of a product, loaded when the shopper comes near: most products have none. */
export function PackageOffers({ goodsId }: { goodsId: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useNearViewport(box, '400px', () => setNear(true), !isNear)
  return (
    <div ref={box}>
      {isNear && (
        <Suspense>
          <PackageList goodsId={goodsId} />
        </Suspense>
      )}
    </div>
  )
}
