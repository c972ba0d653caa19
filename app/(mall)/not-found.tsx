import { MissingPage } from '@/components/layout/missing-page'

/** Inside the frame: goods, articles and pages that do not exist. */
export default function NotFound() {
  return (
    <>
      <title>页面不存在</title>
      <MissingPage />
    </>
  )
}
