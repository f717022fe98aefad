#!/bin/sh
# push-data.sh AREA PATCH BRANCH: puts what a crawl committed on top of the branch and pushes it. PATCH is what `npm run push-data -- AREA --patch PATCH`
# wrote in another job; without that file there is nothing to push. Needs git and nothing else: the job that has the token runs no code of
# packages, and a patch that touches anything but the data of its area is refused.
set -eu
area=$1 patch=$2 branch=$3
[ -f "$patch" ] || { echo "$area: nothing to push"; exit 0; }

for pause in 2 4 8 16 ''; do
  git fetch --quiet --depth=1 origin "$branch"
  git reset --quiet --hard FETCH_HEAD
  git -c user.name='jaankari crawler' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' am --quiet --committer-date-is-author-date "$patch" || {
    git am --abort
    echo "$area: the same data was changed on $branch meanwhile; ours is left out, and the next crawl starts from theirs" >&2
    exit 1
  }
  git diff --raw --no-renames FETCH_HEAD HEAD | while IFS="$(printf '\t')" read -r modes path; do
    case "$path" in *..*) echo "$area: the patch touches $path" >&2; exit 1 ;; esac
    case "$path" in "data/$area.sqlite" | "data/reports/$area.json" | "data/$area-"*) ;; *) echo "$area: the patch touches $path" >&2; exit 1 ;; esac
    case "$modes" in *" 100644 "* | *" 000000 "*) ;; *) echo "$area: $path is no plain file" >&2; exit 1 ;; esac
  done || exit 1
  git push --quiet origin "HEAD:refs/heads/$branch" && { git log -1 --format="Pushed to $branch: %s"; exit 0; }
  [ -z "$pause" ] || sleep "$pause"
done
exit 1
