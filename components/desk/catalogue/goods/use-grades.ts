import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '@/lib/client/call/desk'

/** The grades for which prices can be fixed. */
export const useGrades = (isNeeded = true) =>
  useQuery(
    deskQuery.goods.grades.queryOptions({
      input: {},
      enabled: isNeeded,
      staleTime: 30_000,
      meta: { silent: true },
    }),
  )
