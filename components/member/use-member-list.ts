import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhone } from '@/components/ui/use-phone'
import { usePages, type PagesOptions } from '@/lib/client/page/use-pages'

/** A list of the member whose page is not in the URL: appended on scroll on phones, one page at a time elsewhere. */
export function useMemberList<Data extends { list: unknown[] }, Key extends QueryKey>(
  optionsOf: PagesOptions<Data, Key>['optionsOf'],
) {
  const [page, setPage] = useState(1)
  const pages = usePages({ optionsOf, page, isScrolled: usePhone() })
  return {
    ...pages,
    page,
    setPage,
    /** The answer for the last shown page; undefined until it arrived. */
    data: pages.pages.at(-1),
    /** The rows of all shown pages. */
    rows: pages.pages.flatMap((one): Data['list'][number][] => one.list),
  }
}
