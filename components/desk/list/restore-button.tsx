'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'

interface RestoreButtonProps {
  name: string
  restore: () => Promise<unknown>
  doneText: string
  /** The keys of everything that shows or counts the row. */
  shownBy: readonly QueryKey[]
  variant?: 'text' | 'ghost'
}

/** 恢复: takes a row out of the recycle bin. */
export function RestoreButton({ name, restore, doneText, shownBy, variant = 'text' }: RestoreButtonProps) {
  const client = useQueryClient()
  const back = useSingleMutation({
    mutationFn: restore,
    onSuccess: () => toast.success(doneText),
    onSettled: () => Promise.all(shownBy.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  return (
    <Button
      variant={variant}
      aria-label={`恢复${name}`}
      loading={back.isPending}
      onClick={() => back.mutate()}
    >
      恢复
    </Button>
  )
}
