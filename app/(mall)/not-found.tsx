import { MissingPage } from '@/components/missing/missing-page'
import { missingPageTitle } from '@/lib/web/page-texts'

/** 404 inside the frame: unknown products, articles and pages. */
export default function NotFound() {
  return (
    <>
      <title>{missingPageTitle}</title>
      <MissingPage />
    </>
  )
}
