'use client'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { useSession } from '@/lib/client/person/session'
import type { RestockButtonProps } from './restock-button'

const RestockButton = lazy(() => import('./restock-button'))

type SoldOutActionsProps = Pick<RestockButtonProps, 'goods' | 'itemId' | 'className'> & {
  /** The list of products like this one; none: other SKUs can be bought, and 到货通知 is a link beside them. */
  similarHref?: string
}

/** 看相似 and 到货通知 in the place of the buy buttons; the code of 到货通知 is loaded for members, and on a click. */
export default function SoldOutActions({ similarHref, ...notice }: SoldOutActionsProps) {
  const user = useSession()
  const [wasClicked, setClicked] = useState(false)
  const look = similarHref
    ? ({ size: 'large', label: '到货通知' } as const)
    : ({ variant: 'text', label: '缺货规格到货通知' } as const)
  const { label, ...button } = look
  const waiting = (
    <Button
      {...button}
      data-press="restock"
      loading={wasClicked}
      onClick={() => setClicked(true)}
      className={notice.className}
    >
      {label}
    </Button>
  )
  return (
    <>
      {similarHref && (
        <ButtonLink href={similarHref} size="large" variant="outline" className={notice.className}>
          看相似
        </ButtonLink>
      )}
      {user || wasClicked ? (
        <Suspense fallback={waiting}>
          <RestockButton {...notice} {...look} wasClicked={wasClicked} />
        </Suspense>
      ) : (
        waiting
      )}
    </>
  )
}
