import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState, useTransition } from 'react'
import { addressOfVisit, navigationFromSheets } from './sheet-entry'

/** Milliseconds; faster navigations show no progress. */
const progressDelay = 150

type Target = 'list' | 'first-list' | 'page'

function targetOf(path: string): Target {
  if (!/^\/items(?:[?#]|$)/.test(path)) return 'page'
  return document.querySelector('[data-list-goods]') ? 'list' : 'first-list'
}

/**
 * The router for the mall's own links and forms; on phones addresses keep the prefix `/h5`. While the next page loads,
 * `data-going` on the document selects what components/layout/client-navigation.css shows: `list` (from one product
 * list to another) and `first-list` (from another page to a list) show skeleton cards, `page` a progress line only. A
 * `loading.tsx` would need streaming, and missing products would answer 200 (ADR 0005).
 */
export function useClientNavigation(): Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'prefetch'> {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [target, setTarget] = useState<Target>('page')

  useEffect(() => {
    if (!isPending) return
    const { dataset } = document.documentElement
    const timer = setTimeout(() => (dataset.going = target), progressDelay)
    return () => {
      clearTimeout(timer)
      delete dataset.going
    }
  }, [isPending, target])

  return useMemo(() => {
    const navigate =
      (method: 'push' | 'replace'): typeof router.push =>
      (path, options) => {
        setTarget(targetOf(path))
        navigationFromSheets.run((replaces) =>
          startTransition(() => router[replaces ? 'replace' : method](addressOfVisit.of(path), options)),
        )
      }
    return {
      push: navigate('push'),
      replace: navigate('replace'),
      prefetch: (path) => router.prefetch(addressOfVisit.of(path)),
    }
  }, [router])
}
