'use client'
import { Coins } from 'lucide-react'
import { createContext, useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { api } from '@/lib/client/call/api'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import { ownPointsHref } from '@/lib/web/points-href'

/** The points of the member; undefined while they are not known, and for guests. */
export function useOwnPoints(): number | undefined {
  const userId = useSession()?.userId
  const [known, setKnown] = useState<{ userId: number; points: number }>()
  useEffect(() => {
    if (!userId) return
    // Without the answer the page does not say how many there are.
    api.point.info({}).then(
      ({ point }) => setKnown({ userId, points: point }),
      () => {},
    )
  }, [userId])
  return known && known.userId === userId ? known.points : undefined
}

/** The result of `useOwnPoints` for the parts of a product page. */
export const OwnPointsContext = createContext<number | undefined>(undefined)

/** The own points above the list, with a link to their movements; guests are asked to sign in. */
export function OwnPoints() {
  const user = useSession()
  const points = useOwnPoints()
  return (
    <p className="rounded-card border-line bg-card text-text flex min-h-12 items-center gap-2 border px-5 text-sm max-md:px-4">
      <Coins className="text-accent size-5 shrink-0" strokeWidth={1.5} aria-hidden />
      {user === null ? (
        <>
          <span>登录后查看可用积分</span>
          {/* The address is known in the browser only. */}
          <Link href={loginHrefFromHere()} className="tap text-link hover:text-brand ml-auto shrink-0">
            去登录
          </Link>
        </>
      ) : (
        <>
          <span>
            可用积分{' '}
            <span translate="no" className="nums text-brand-deep text-lg font-semibold">
              {points ?? '–'}
            </span>
          </span>
          <Link href={ownPointsHref} className="tap text-link hover:text-brand ml-auto shrink-0">
            积分明细
          </Link>
        </>
      )}
    </p>
  )
}
