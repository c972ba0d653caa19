import { Button } from '@/components/ui/button'

interface MoreButtonProps {
  busy: boolean
  onMore: () => unknown
}

/** Loads the next page of a list. */
export const MoreButton = ({ busy, onMore }: MoreButtonProps) => (
  <Button variant="outline" loading={busy} onClick={() => void onMore()} className="mx-auto mt-4 flex">
    加载更多
  </Button>
)
