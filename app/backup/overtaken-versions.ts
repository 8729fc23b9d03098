/*
 * What had been saved since a backup has versions that it does not know. The next save would use their numbers again,
 * and a form that was open on one of them would be taken for one that has seen that save: what comes back gets one more
 * version, after the last of them. In the SQL of both engines, within one transaction.
 */

/** Remembers which versions each document has had until now. */
export const REMEMBER_VERSIONS = `
  create temporary table former_versions as
    select collection, document_id, max(version) as version from revisions group by collection, document_id`

/**
 * Gives what came back since, where it is older than what is remembered, a version that never was, which says and
 * stands where its own last one did. Moves of others may have shifted it since that one: where it stands now is kept
 * beside, as after any move.
 */
export const neverUsedAgain = (now: Date): string[] => [
  `create temporary table overtaken as
    select documents.collection, documents.id, documents.data, documents.position, former.version + 1 as following,
      saved.position as saved_position
    from documents
    join former_versions as former on former.collection = documents.collection and former.document_id = documents.id
    left join revisions as saved on saved.collection = documents.collection and saved.document_id = documents.id
      and saved.version = documents.version
    where former.version > documents.version`,
  `insert into revisions (collection, document_id, version, data, author, saved_at, position)
    select collection, id, following, data, null, '${now.toISOString()}', saved_position from overtaken`,
  `insert into positions_then (collection, document_id, version, since, position)
    select collection, id, following, '${now.toISOString()}', position from overtaken
    where position <> coalesce(saved_position, -1)`,
  `update documents set version = overtaken.following from overtaken
    where overtaken.collection = documents.collection and overtaken.id = documents.id`,
  'drop table overtaken',
  'drop table former_versions',
]
