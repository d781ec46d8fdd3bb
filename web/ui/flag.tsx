/** The flag beside a country's name or code: `code` is its ISO 3166-1 alpha-2 code in lower case. */
export function Flag({ code }: { code: string }) {
  return (
    <img
      src={`/flags/${code}.svg`}
      width={21}
      height={14}
      alt=""
      loading="lazy"
      className="flex-none rounded-badge border border-line"
    />
  )
}
