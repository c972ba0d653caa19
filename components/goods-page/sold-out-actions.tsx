'use client'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { useSession } from '@/lib/client/session'

const RestockButton = lazy(() => import('./restock-button'))

interface SoldOutActionsProps {
  goodsId: number
  /** The list of products like this one. */
  similarHref: string
  className?: string
}

/** 看相似 and 到货通知 in the place of the buy buttons; the code of 到货通知 is loaded for members, and on a click. */
export default function SoldOutActions({ goodsId, similarHref, className }: SoldOutActionsProps) {
  const user = useSession()
  const [wasClicked, setClicked] = useState(false)
  const waiting = (
    <Button size="large" loading={wasClicked} onClick={() => setClicked(true)} className={className}>
      到货通知
    </Button>
  )
  return (
    <>
      <ButtonLink href={similarHref} size="large" variant="outline" className={className}>
        看相似
      </ButtonLink>
      {user || wasClicked ? (
        <Suspense fallback={waiting}>
          <RestockButton goodsId={goodsId} className={className} wasClicked={wasClicked} />
        </Suspense>
      ) : (
        waiting
      )}
    </>
  )
}
