import { ShopLink } from '../../platform/links.tsx'
import { TopicIcon } from '../../ui/icon.tsx'
import type { Goal } from './goals.ts'

/** Each goal links to its products. */
export function GoalTiles({ goals, level: Heading = 'h3' }: { goals: readonly Goal[]; level?: 'h2' | 'h3' }) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,165px),1fr))] gap-3 @min-[640px]/catalogue:grid-cols-[repeat(auto-fill,minmax(260px,1fr))] @min-[1185px]/catalogue:grid-cols-4"
      data-testid="goals"
    >
      {goals.map(({ id, name, icon, products }) => (
        <li key={id}>
          <ShopLink
            to={`/products?health_goals=${id}`}
            prefetch="intent"
            className="flex h-full min-h-19 items-center gap-3 rounded-card border border-line bg-surface p-3 transition-[border-color] ease-[ease] hover:border-field [&>.icon]:text-bottle"
          >
            <TopicIcon name={icon} size={36} />
            <div className="min-w-0 wrap-anywhere hyphens-auto">
              <Heading className="font-sans text-body font-semibold [letter-spacing:0]">{name}</Heading>
              <p className="text-small text-ink-3">{products}</p>
            </div>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
