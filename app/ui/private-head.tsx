interface PrivateHeadProps {
  /** What the page is called. */
  name: string
  /** What the site is called. */
  site: string
}

/** Says in the head of a page that is not for search engines what it is called. */
export function PrivateHead({ name, site }: PrivateHeadProps) {
  return (
    <>
      <title>{`${name} | ${site}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
