import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState, useTransition } from 'react'

/** Milliseconds; a page that is here sooner needs no word about it. */
const soon = 150

type Target = 'list' | 'first-list' | 'page'

function targetOf(path: string): Target {
  if (!/^\/items(?:[?#]|$)/.test(path)) return 'page'
  return document.querySelector('[data-list-goods]') ? 'list' : 'first-list'
}

/**
 * The router of the mall's own links and forms. While the next page is awaited the document says so: `data-going` is `list`
 * on the way from a goods list to another, `first-list` from any other page, whose skeleton then stands in for the goods or
 * the page (components/layout/client-navigation.css), and `page` otherwise. A `loading.tsx` would do the same by streaming, and answer 200 for what is
 * missing.
 */
export function useClientNavigation(): Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'prefetch'> {
  const router = useRouter()
  const [going, start] = useTransition()
  const [target, setTarget] = useState<Target>('page')

  useEffect(() => {
    if (!going) return
    const { dataset } = document.documentElement
    const timer = setTimeout(() => (dataset.going = target), soon)
    return () => {
      clearTimeout(timer)
      delete dataset.going
    }
  }, [going, target])

  return useMemo(() => {
    const go =
      (by: 'push' | 'replace'): typeof router.push =>
      (path, options) => {
        setTarget(targetOf(path))
        start(() => router[by](path, options))
      }
    return { push: go('push'), replace: go('replace'), prefetch: (path) => router.prefetch(path) }
  }, [router])
}
