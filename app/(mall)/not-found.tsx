import { MissingPage } from '@/components/missing/missing-page'

/** 404 inside the frame: unknown products, articles and pages. */
export default function NotFound() {
  return (
    <>
      <title>页面不存在</title>
      <MissingPage />
    </>
  )
}
