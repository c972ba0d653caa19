import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState, useTransition } from 'react'

/** Milliseconds; a page that is here sooner needs no word about it. */
const soon = 150

const isList = (path: string): boolean => /^\/items(?:[?#]|$)/.test(path)

/**
 * The router of the mall's own links and forms. While the next page is awaited the document says so: `data-going` is `list`
 * on the way to a goods list, whose skeleton then stands in for the page (globals.css), and `page` otherwise. A
 * `loading.tsx` would do the same by streaming, and answer 200 for what is missing.
 */
export function useSoftRouter(): Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'prefetch'> {
  const router = useRouter()
  const [going, start] = useTransition()
  const [target, setTarget] = useState<'list' | 'page'>('page')

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
        setTarget(isList(path) ? 'list' : 'page')
        start(() => router[by](path, options))
      }
    return { push: go('push'), replace: go('replace'), prefetch: (path) => router.prefetch(path) }
  }, [router])
}
