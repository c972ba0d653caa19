/** The home page of a mall that sells nothing yet. */
export const OpeningSoon = ({ name }: { name: string }) => (
  <section
    aria-label="即将开业"
    className="column rounded-card bg-card my-4 flex min-h-96 flex-col items-center justify-center gap-3 p-6 text-center"
  >
    <h2 className="text-headline text-ink font-bold">{name}即将开业</h2>
    <p className="text-muted">商品正在准备中，敬请期待</p>
  </section>
)
