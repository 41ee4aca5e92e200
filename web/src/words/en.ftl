# The frame: the table around every game

skip-to-content = Skip to the content
close = Close
to-start = To the start page
you = You
lost-address = Nothing lies here
lost-address-more = This address is not on our chart.
lost-table = No such table
lost-table-more = It may have been cleared away, or the link is not complete.
lost-broken = This page could not be opened
lost-broken-more = Perhaps the connection broke. Load the page again.
